import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'

/** Creates the folder of uploads, the secret and the embedded database. Throws an Error that names `DATA_DIR` when nothing can be written there. */
export const openDataFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `DATA_DIR: nothing can be stored in ${folder} (${reason}). Make it writable for this user, or set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    )
  }
}
