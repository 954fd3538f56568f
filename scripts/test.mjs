// npm test: sets up what is missing, runs every check and test, and ends with `N passed, M failed`.
import { installDependencies } from './setup/install.mjs';
import { ROOT } from './build/places.mjs';

process.chdir(ROOT);
await installDependencies(ROOT);
const { runAllSteps } = await import('./test/steps.mjs');
process.exitCode = await runAllSteps();
