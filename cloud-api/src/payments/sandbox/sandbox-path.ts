/** Where the sandbox is served, by our server or by one of its own. */
export const sandboxPath = '/sandbox-gateway'
