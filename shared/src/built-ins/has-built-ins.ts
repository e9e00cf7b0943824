/** Whether the browser has all built-ins that the apps use. Chrome 117 and Safari 17.4 are the first versions that do. */
export const hasBuiltIns = (): boolean => 'groupBy' in Map && 'toSorted' in [] && 'isWellFormed' in String.prototype
