/** Whether the browser has all built-ins that the apps use: Chrome has the last of them since 117, Safari since 17.4. */
export const hasBuiltIns = (): boolean => 'groupBy' in Map && 'toSorted' in [] && 'isWellFormed' in String.prototype
