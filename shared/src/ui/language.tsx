// The chosen language: from the last choice, else the browser, else English (spec §1). Only its texts are loaded.
import i18next, { type ResourceKey } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { browserStorage } from '../browser-storage.ts'
import { directionOf, languages, type Language } from '../localized-text.ts'

const storageKey = 'sufra-language'

export type Words = Record<Language, () => Promise<ResourceKey>>

const isLanguage = (value: string | null | undefined): value is Language => languages.some((language) => language === value)

const detect = (): Language => {
  const chosen = browserStorage.getItem(storageKey)
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}

const show = (language: Language) => {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

let dictionaries: Words[] = []
const loaded = new Set<string>()

const loadOne = async (language: Language, index: number) => {
  const name = `${language} ${index}`
  if (loaded.has(name)) return
  const words = await dictionaries[index]?.[language]()
  i18next.addResourceBundle(language, 'translation', words, true)
  loaded.add(name)
}

const load = (language: Language) => Promise.all(dictionaries.map((_words, index) => loadOne(language, index)))

/**
 * Loads the words of the chosen language and sets the page's language and direction. Call once, before the first render. What stands in `later` is
 * not needed for the first page: `loadAllWords` brings it.
 */
export const startLanguage = async (first: Words, later?: Words): Promise<void> => {
  dictionaries = later ? [first, later] : [first]
  const language = detect()
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { bindI18nStore: 'added' },
  })
  await loadOne(language, 0)
  show(language)
}

/** Every word of the language of now. A failure is not remembered: the next call tries again. */
export const loadAllTranslations = () => load(isLanguage(i18next.language) ? i18next.language : 'en')

/** The language of now, and the way to change it. Nothing that the reader has typed is lost by a change. */
export const useLanguage = () => {
  const { i18n } = useTranslation()
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'en'
  const change = async (to: Language) => {
    await load(to)
    browserStorage.setItem(storageKey, to)
    show(to)
    await i18n.changeLanguage(to)
  }
  return { language, change }
}
