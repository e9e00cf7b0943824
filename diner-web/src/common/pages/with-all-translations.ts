import { loadAllTranslations } from '@sufra/shared/ui/language/language'

/** Loads a part of the app together with the texts that are not in the first bundle. */
export const withAllTranslations =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadAllTranslations()])
    return part
  }
