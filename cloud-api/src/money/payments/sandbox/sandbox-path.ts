/** Path at which the sandbox is served, by our server or by one of its own. */
export const sandboxPath = '/sandbox-gateway'
