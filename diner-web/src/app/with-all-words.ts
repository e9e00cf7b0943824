import { loadAllWords } from '@sufra/shared/ui/language'

/** Loads a part of the app together with the texts that the first menu does without. */
export const withAllWords =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadAllWords()])
    return part
  }
