export interface StaticServerOptions {
  readonly folder: string;
  readonly port?: number;
  readonly basePath?: string;
  readonly headers?: Record<string, string> | ((file: string) => Record<string, string>);
}

export interface StaticServer {
  /** Address of the folder itself, with a trailing slash. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

export declare function serveStatic(options: StaticServerOptions): Promise<StaticServer>;
