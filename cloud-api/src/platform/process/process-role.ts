/** Role of a process. `api`: answers requests. `worker`: runs the jobs. `all`: both. */
export const processRoles = ['all', 'api', 'worker'] as const
export type ProcessRole = (typeof processRoles)[number]
