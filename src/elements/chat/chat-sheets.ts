import type { CSSResultGroup } from 'lit';
import { controlStyles } from '../styles/controls.styles.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { revisionChipStyles } from '../revision/revision-chip.styles.js';
import { statusMarkStyles } from '../status/status-mark.styles.js';
import { approvalCardStyles } from '../approval-card/approval-card.styles.js';
import { markdownStyles } from '../markdown/markdown.styles.js';
import { recoveryStyles } from '../recovery/recovery.styles.js';
import { chatStyles } from './chat-element.styles.js';
import { composerStyles } from './composer.styles.js';

/** The looks of a conversation and of all that can stand in it; later ones win. */
export const CHAT_SHEETS: CSSResultGroup = [
  controlStyles,
  placeholderStyles,
  revisionChipStyles,
  statusMarkStyles,
  approvalCardStyles,
  markdownStyles,
  recoveryStyles,
  chatStyles,
  composerStyles,
];
