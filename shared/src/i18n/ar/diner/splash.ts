import type { splash as english } from '../../en/diner/splash.ts'

export const splash = { to: 'أهلاً بكم في' } satisfies typeof english
