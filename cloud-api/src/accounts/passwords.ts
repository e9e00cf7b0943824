import { hash, verify } from '@node-rs/argon2'

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // Argon2id is the library's default

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

let decoy: Promise<string> | undefined

/** Whether the password fits. Without a hash (an unknown account) it takes the same time and says no. */
export const passwordFits = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this password')
  const fits = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== undefined && fits
}
