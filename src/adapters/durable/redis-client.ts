/** What the Redis backend asks of a client; no client library is a dependency. */
export interface RedisDurableOperationClient {
  get(key: string): Promise<string | null>;
  eval(
    script: string,
    call: { readonly keys: readonly string[]; readonly arguments: readonly string[] },
  ): Promise<unknown>;
  /** Members of a sorted set from `min` to `max` in `ZRANGEBYLEX` notation, at most `limit`. */
  rangeByLex(key: string, min: string, max: string, limit: number): Promise<readonly string[]>;
}

/** The part of a node-redis client that is used. */
export interface NodeRedisLike {
  get(key: string): Promise<string | null>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  zRangeByLex(
    key: string,
    min: string,
    max: string,
    options: { LIMIT: { offset: number; count: number } },
  ): Promise<string[]>;
}

/** The part of an ioredis client that is used. */
export interface IoredisLike {
  get(key: string): Promise<string | null>;
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  zrangebylex(key: string, min: string, max: string, limit: 'LIMIT', offset: number, count: number): Promise<string[]>;
}

/** Adapts a connected node-redis client. */
export function createNodeRedisDurableOperationClient(client: NodeRedisLike): RedisDurableOperationClient {
  return {
    get: (key) => client.get(key),
    eval: (script, call) => client.eval(script, { keys: [...call.keys], arguments: [...call.arguments] }),
    rangeByLex: (key, min, max, limit) => client.zRangeByLex(key, min, max, { LIMIT: { offset: 0, count: limit } }),
  };
}

/** Adapts a connected ioredis client. */
export function createIoredisDurableOperationClient(client: IoredisLike): RedisDurableOperationClient {
  return {
    get: (key) => client.get(key),
    eval: (script, call) => client.eval(script, call.keys.length, ...call.keys, ...call.arguments),
    rangeByLex: (key, min, max, limit) => client.zrangebylex(key, min, max, 'LIMIT', 0, limit),
  };
}
