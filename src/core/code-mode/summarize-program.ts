import { utf8ByteLength } from '../base/bytes.js';
import type { ToolCallRequest } from '../protocol/call.js';
import { isStageName, type StageName } from './stage-name.js';

const MAY: Readonly<Record<StageName, string>> = {
  execute_code_mode: 'may read',
  execute_effectful_code_mode: 'may read and run validators',
  execute_mutating_code_mode: 'may read, change files once by workspace.editFiles, and run validators',
};

/** What a person approves of a program: what it may do, and how large it is. Its text is not shown here. */
export function summarizeProgram({ params }: ToolCallRequest): string | undefined {
  if (!isStageName(params.name)) return undefined;
  const source = params.arguments?.['source'];
  const size = typeof source === 'string' ? `a program of ${utf8ByteLength(source)} bytes` : 'a program';
  return `${size} that ${MAY[params.name]}`;
}
