/** The three outer tools: reads; reads and validators; reads, one guarded edit and validators after it. */
export type StageName = 'execute_code_mode' | 'execute_effectful_code_mode' | 'execute_mutating_code_mode';

export const STAGE_NAMES: readonly StageName[] = [
  'execute_code_mode',
  'execute_effectful_code_mode',
  'execute_mutating_code_mode',
];

export function isStageName(name: string): name is StageName {
  return (STAGE_NAMES as readonly string[]).includes(name);
}
