// What the two services refuse a conversation for, as a list of breaches. Stricter than either of them where they differ.

type Fields = Readonly<Record<string, unknown>>;

export function chatCompletionsFaults({ messages, tools, tool_choice: choice }: Fields): readonly string[] {
  if (!Array.isArray(messages) || messages.length === 0) return ['no messages'];
  const faults: string[] = [];
  let open: string[] = [];
  (messages as Fields[]).forEach((message, index) => {
    const { role, content, tool_calls: calls, tool_call_id: callId } = message;
    if (open.length > 0 && role !== 'tool') faults.push(`message ${index}: calls ${open.join()} have no result`);
    if (role !== 'tool') open = [];
    if (role === 'system' && index !== 0) faults.push(`message ${index}: system is not first`);
    if (role === 'user' && typeof content !== 'string') faults.push(`message ${index}: user without text`);
    if (role === 'tool') {
      if (open[0] !== callId) faults.push(`message ${index}: result of ${String(callId)} where ${open[0]} was due`);
      if (typeof content !== 'string') faults.push(`message ${index}: result is no text`);
      open = open.filter((id) => id !== callId);
    }
    if (role === 'assistant') {
      if (calls === undefined && typeof content !== 'string') faults.push(`message ${index}: says nothing`);
      if (calls === undefined && content === '') faults.push(`message ${index}: says nothing`);
      if (Array.isArray(calls)) {
        if (calls.length === 0) faults.push(`message ${index}: empty list of calls`);
        open = (calls as Fields[]).map(({ id }) => String(id));
        if (new Set(open).size < open.length) faults.push(`message ${index}: repeated call ids`);
        for (const { type, function: called } of calls as Fields[]) {
          const { name, arguments: args } = called as Fields;
          if (type !== 'function' || !isWireName(name)) faults.push(`message ${index}: bad call ${String(name)}`);
          if (typeof args !== 'string' || !isObjectText(args)) faults.push(`message ${index}: bad arguments`);
        }
      }
    }
    if (!['system', 'user', 'assistant', 'tool'].includes(String(role))) faults.push(`message ${index}: role`);
  });
  if (open.length > 0) faults.push(`calls ${open.join()} have no result at the end`);
  if (tools === undefined && choice !== undefined) faults.push('tool_choice without tools');
  if (Array.isArray(tools) && tools.length === 0) faults.push('empty list of tools');
  for (const { function: tool } of (tools ?? []) as Fields[]) {
    if (!isWireName((tool as Fields)['name'])) faults.push(`tool name ${String((tool as Fields)['name'])}`);
  }
  return faults;
}

export function anthropicFaults({ messages, system, max_tokens: maxTokens }: Fields): readonly string[] {
  if (!Array.isArray(messages) || messages.length === 0) return ['no messages'];
  const faults: string[] = [];
  if (system !== undefined && typeof system !== 'string') faults.push('system is no text');
  if (typeof maxTokens !== 'number') faults.push('no max_tokens');
  let open: string[] = [];
  (messages as { readonly role: string; readonly content: Fields[] }[]).forEach(({ role, content }, index) => {
    if (role !== (index % 2 === 0 ? 'user' : 'assistant')) faults.push(`message ${index}: roles do not alternate`);
    if (!Array.isArray(content) || content.length === 0) return void faults.push(`message ${index}: empty content`);
    const results = content.filter(({ type }) => type === 'tool_result').map((block) => String(block['tool_use_id']));
    if (results.join() !== open.join()) faults.push(`message ${index}: results ${results.join()}, due ${open.join()}`);
    const firstOther = content.findIndex(({ type }) => type !== 'tool_result');
    if (firstOther !== -1 && firstOther < results.length) faults.push(`message ${index}: results are not first`);
    const empty = content.some(({ type, text }) => type === 'text' && String(text).trim() === '');
    if (empty) faults.push(`message ${index}: empty text`);
    open = content.filter(({ type }) => type === 'tool_use').map(({ id }) => String(id));
    if (new Set(open).size < open.length) faults.push(`message ${index}: repeated call ids`);
  });
  if (open.length > 0) faults.push(`calls ${open.join()} have no result at the end`);
  return faults;
}

function isWireName(name: unknown): boolean {
  return typeof name === 'string' && /^[a-zA-Z0-9_-]{1,64}$/.test(name);
}

function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
