import type { Sandbox } from './sandbox-port.js';

/** One runtime for all that use it: made when it is first needed, disposed with the last user. */
export interface SharedSandbox {
  open(): Promise<Sandbox>;
  /** Returns the function that gives it up, which may be called twice. */
  use(): () => void;
}

export function createSharedSandbox(make: () => Sandbox | Promise<Sandbox>): SharedSandbox {
  let users = 0;
  let opened: Promise<Sandbox> | undefined;

  const close = (): void => {
    void opened?.then((sandbox) => sandbox.dispose()).catch(() => undefined);
    opened = undefined;
  };

  return {
    open() {
      if (!opened) {
        const opening = Promise.resolve().then(make);
        // One that could not be made is tried again with the next program.
        opening.catch(() => opened === opening && (opened = undefined));
        opened = opening;
      }
      return opened;
    },
    use() {
      users += 1;
      let used = true;
      return () => {
        if (!used) return;
        used = false;
        users -= 1;
        if (users === 0) close();
      };
    },
  };
}
