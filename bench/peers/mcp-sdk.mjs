// The official MCP SDK: a server and a client in one process, over its own in-memory transport.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ORDER_ARGUMENTS, refund, toolName } from '../registry/order-tool.mjs';
import { orderShapes } from './order-shapes.mjs';

export async function createSdk({ tools = 1 } = {}) {
  const server = new McpServer({ name: 'bench', version: '1.0.0' });
  for (let index = 0; index < tools; index++) {
    server.registerTool(toolName(index), orderShapes(), async (args) => {
      const structuredContent = await refund(args);
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
    });
  }
  const client = new Client({ name: 'bench', version: '1.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  return {
    client,
    async call() {
      const result = await client.callTool({ name: toolName(0), arguments: ORDER_ARGUMENTS });
      if (result.structuredContent?.refunded !== 1250) throw new Error(JSON.stringify(result));
    },
    close: () => client.close(),
  };
}
