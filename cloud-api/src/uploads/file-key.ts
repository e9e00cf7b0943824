const fileKey = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
/** Of one name, in characters: what a folder takes, and room for what is written beside it. */
const maxNameLength = 200

/** Whether a name is one that we give: others may lie in a folder or a bucket too. */
export const isFileKey = (key: string): boolean => fileKey.test(key) && key.split('/').every((name) => name.length <= maxNameLength)

/** The key as it is. Throws for one that may be another file, or one outside, in one of the stores: keys are names of our own, so that is a bug. */
export const checkedKey = (key: string): string => {
  if (!isFileKey(key)) throw new Error(`Not the key of a file: ${JSON.stringify(key)}`)
  return key
}
