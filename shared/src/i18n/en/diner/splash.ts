export const splash = { to: 'Welcome to' }
