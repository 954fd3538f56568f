import { css } from 'lit';

/** The ways out of an error, and the question that one of them may ask. */
export const recoveryStyles = css`
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }

  .replacing {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 8px 10px;
    border: 1px solid var(--_ask);
    border-radius: 10px;
  }

  .replacing > span {
    flex: 1 1 140px;
  }
`;
