import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ModelProvider } from '../../../../src/core/agent/provider/model-provider.js';
import type { StudioOptions } from '../../../../src/core/studio/studio-port.js';
import { createTestStudio } from '../../../support/test-studio.js';

describe('the guidance profile', () => {
  const told = async (options: Partial<StudioOptions>): Promise<string> => {
    let system = '';
    const provider = {
      name: 'told',
      requestTurn: (request: { readonly system: string }) => {
        system = request.system;
        return Promise.resolve({ text: 'Done.', calls: [] });
      },
    } as unknown as ModelProvider;
    const studio = await createTestStudio({ ...options, provider });
    await studio.commands.runPrompt('Look around');
    await studio.dispose();
    return system;
  };

  it('direct is the default and teaches nothing of programs; code_mode does, and registers no tool', async () => {
    assert.doesNotMatch(await told({}), /execute_code_mode/);
    assert.match(await told({ guidanceProfile: 'code_mode' }), /execute_code_mode/);
  });
});
