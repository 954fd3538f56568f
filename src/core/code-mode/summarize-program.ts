import { utf8ByteLength } from '../base/bytes.js';
import type { ToolCallRequest } from '../protocol/call.js';
import type { ArgumentPhrase } from '../registry/argument-phrase.js';
import { isStageName, type StageName } from './stage-name.js';

const MAY: Readonly<Record<StageName, string>> = {
  execute_code_mode: 'may read',
  execute_effectful_code_mode: 'may read and run validators',
  execute_mutating_code_mode: 'may read, change files once by workspace.editFiles, and run validators',
};

/** What a person approves of a program: what it may do, and how large it is. Its text is not shown here. */
export function summarizeProgram({ params: { name, arguments: args } }: ToolCallRequest): readonly ArgumentPhrase[] {
  if (!isStageName(name)) return [];
  const source = args?.['source'];
  const bytes = typeof source === 'string' ? utf8ByteLength(source) : 0;
  return [{ text: `a program of ${bytes} bytes that ${MAY[name]}`, code: name, parameters: { bytes } }];
}
