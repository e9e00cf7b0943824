// Words of successful searches on this phone, newest first.
import { browserStorage } from '@sufra/shared/browser-storage'

const storageKey = 'sufra-recent-words'
const maxWords = 6
const maxLength = 40

export const readRecentWords = (): string[] => {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, maxWords) : []
  } catch {
    return []
  }
}

/** Words that differ only in case or spaces count as the same. */
export const rememberWord = (typed: string): void => {
  const word = typed.trim().slice(0, maxLength)
  if (word === '') return
  const others = readRecentWords().filter((other) => other.toLowerCase() !== word.toLowerCase())
  browserStorage.setItem(storageKey, JSON.stringify([word, ...others].slice(0, maxWords)))
}

export const forgetWords = (): void => browserStorage.removeItem(storageKey)
