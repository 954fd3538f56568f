import type { JsonObject } from '../../base/json.js';
import { defineStudioTool, VALIDATES } from '../studio-tool.js';
import { COUNT, objectSchema, TEXT } from '../tool-schemas.js';
import { callValidator, validatorInput, validatorOutput, type ValidatorArguments } from './validator-call.js';
import type { Finding } from './validate/finding.js';

const FINDING_LIMIT = 100;
const TIMEOUT_SECONDS = 60;

export const validateTool = defineStudioTool<ValidatorArguments>({
  definition: {
    name: 'workspace.validate',
    title: 'Validate',
    description:
      'Check the files as they are, without running them: syntax of scripts, styles, JSON and HTML, references and module ' +
      'imports of every page, names that a module does not export. passed is true without errors; warnings are what a ' +
      'browser would make something of. At most 100 findings, with path and line.',
    inputSchema: validatorInput({}, TIMEOUT_SECONDS),
    outputSchema: validatorOutput({
      revision: COUNT,
      fileCount: COUNT,
      pageCount: COUNT,
      errorCount: COUNT,
      warningCount: COUNT,
      findings: {
        type: 'array',
        maxItems: FINDING_LIMIT,
        items: objectSchema(
          {
            severity: { enum: ['error', 'warning'] },
            kind: TEXT,
            path: TEXT,
            line: COUNT,
            column: COUNT,
            message: TEXT,
          },
          ['line', 'column'],
        ),
      },
    }),
    annotations: { readOnlyHint: true },
  },
  composition: VALIDATES,
  run(args, bench, context) {
    // The files of this moment: what changes during the work does not reach it.
    const { state } = bench.workspace.getSnapshot();
    const timed = { ...args, timeoutSeconds: args.timeoutSeconds ?? TIMEOUT_SECONDS };
    return callValidator(bench, context, timed, async (signal) => {
      const { validateFiles } = await import('./validate/validate-files.js');
      const compile = bench.preview.compile.bind(bench.preview);
      const { findings, fileCount, pageCount } = await validateFiles(state, compile, signal);
      const errors = findings.filter(({ severity }) => severity === 'error');
      const warningCount = findings.length - errors.length;
      return {
        passed: errors.length === 0,
        summary: `Errors: ${errors.length}, warnings: ${warningCount}, files: ${fileCount}.`,
        output: {
          revision: state.revision,
          fileCount,
          pageCount,
          errorCount: errors.length,
          warningCount,
          findings: [...errors, ...findings.filter(({ severity }) => severity === 'warning')]
            .slice(0, FINDING_LIMIT)
            .map(described),
        },
      };
    });
  },
});

function described({ message, ...finding }: Finding): JsonObject {
  return { ...finding, message: message.length > 300 ? `${message.slice(0, 299)}…` : message };
}
