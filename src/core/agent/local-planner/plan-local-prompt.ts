import { asksForNoChange } from './asks-for-nothing.js';
import type { PlannedCall, PlannerRule, PlanningSnapshot } from './planner-rule.js';
import { withPreflight } from './preflight.js';
import { readPrompt, type PromptReading } from './prompt-reading.js';
import { createFileRule } from './rules/create-file.js';
import { deleteFileRule } from './rules/delete-file.js';
import { downloadFileRule } from './rules/download-file.js';
import { disconnectFolderRule, reloadFolderRule } from './rules/folder.js';
import { featureRule } from './rules/feature.js';
import { heroRule } from './rules/hero.js';
import { redoRule, undoRule } from './rules/history.js';
import { openFileRule } from './rules/open-file.js';
import { patchRule } from './rules/patch.js';
import { refreshPreviewRule } from './rules/refresh-preview.js';
import { renameFileRule } from './rules/rename-file.js';
import { resetRule } from './rules/reset.js';
import { saveRule } from './rules/save.js';
import { previewStatusRule, workspaceStatusRule } from './rules/status.js';
import { themeRule } from './rules/theme.js';

/** What the local agent will do, preflight included. The same prompt and workspace always make the same plan. */
export type LocalPlan =
  | { readonly kind: 'calls'; readonly calls: readonly PlannedCall[] }
  /** No row recognised the wish: look at the files and say what can be asked for. */
  | { readonly kind: 'unclear'; readonly calls: readonly PlannedCall[] }
  /** The wish is clear, but not which file it means: look at the files and ask. */
  | { readonly kind: 'which-file'; readonly calls: readonly PlannedCall[] }
  /** The wish is clear, but it needs a tool that was not listed. */
  | { readonly kind: 'unavailable'; readonly calls: readonly []; readonly toolName: string };

/** CONTRACT 5, in its order. */
const RULES: readonly PlannerRule[] = [
  resetRule,
  previewStatusRule,
  workspaceStatusRule,
  patchRule,
  renameFileRule,
  openFileRule,
  downloadFileRule,
  undoRule,
  redoRule,
  refreshPreviewRule,
  deleteFileRule,
  createFileRule,
  themeRule,
  featureRule,
  heroRule,
  saveRule,
  reloadFolderRule,
  disconnectFolderRule,
];

export function planLocalPrompt(prompt: string, snapshot: PlanningSnapshot): LocalPlan {
  const reading = readPrompt(prompt);
  const onlyLooks = asksForNoChange(reading.text);

  const rules = onlyLooks ? RULES.filter(({ readOnly }) => readOnly) : RULES;
  const { calls, changes, asksWhichFile } = matchRules(rules, reading, snapshot);
  if (asksWhichFile) return { kind: 'which-file', calls: listOnly(snapshot) };
  if (calls.length === 0) return { kind: 'unclear', calls: listOnly(snapshot) };
  const unlisted = calls.find(({ name }) => !snapshot.toolNames.has(name));
  if (unlisted) return unavailable(unlisted.name);
  return { kind: 'calls', calls: changes ? withPreflight(calls, snapshot) : calls };
}

interface RuleMatches {
  readonly calls: readonly PlannedCall[];
  readonly changes: boolean;
  readonly asksWhichFile: boolean;
}

function matchRules(rules: readonly PlannerRule[], reading: PromptReading, snapshot: PlanningSnapshot): RuleMatches {
  const calls: PlannedCall[] = [];
  let changes = false;
  let asksWhichFile = false;
  for (const rule of rules) {
    const call = rule.plan(reading, snapshot);
    if (!call) continue;
    if ('asks' in call) {
      asksWhichFile = true;
      continue;
    }
    if (rule.alone(reading)) return { calls: [call], changes: !rule.readOnly, asksWhichFile: false };
    calls.push(call);
    changes ||= !rule.readOnly;
  }
  return { calls, changes, asksWhichFile };
}

function unavailable(toolName: string): LocalPlan {
  return { kind: 'unavailable', calls: [], toolName };
}

function listOnly({ toolNames }: PlanningSnapshot): readonly PlannedCall[] {
  const calls = [{ name: 'workspace.listFiles', arguments: {} }];
  return calls.filter(({ name }) => toolNames.has(name));
}
