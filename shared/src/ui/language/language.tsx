// The language of the app: the user's last choice, else the browser's, else English (spec §1). Only the texts of this language are loaded.
import i18next, { type FormatterModule, type ResourceKey } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { browserStorage } from '../../browser-storage.ts'
import { directionOf, isLanguage, languageKey, localeOf, preferredLanguage, type Language } from '../../localized-text.ts'

export type Translations = Record<Language, () => Promise<ResourceKey>>

/** The initial language of the app. */
export const detectLanguage = (): Language => {
  const chosen = browserStorage.getItem(languageKey)
  return isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages)
}

const show = (language: Language) => {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

const minGrouped = 1_000

/** Groups the digits of counts, "10,000". Other numbers are identifiers, such as order and table numbers, or already formatted. */
const countFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language, options): string =>
    options?.['interpolationkey'] === 'count' && typeof value === 'number' && value >= minGrouped
      ? new Intl.NumberFormat(localeOf(isLanguage(language) ? language : 'en')).format(value)
      : (value as string), // i18next inserts numbers too
}

let dictionaries: Translations[] = []
const loaded = new Set<string>()

const loadOne = async (language: Language, index: number) => {
  const name = `${language} ${index}`
  if (loaded.has(name)) return
  const resources = await dictionaries[index]?.[language]()
  i18next.addResourceBundle(language, 'translation', resources, true)
  loaded.add(name)
}

const load = (language: Language) => Promise.all(dictionaries.map((_each, index) => loadOne(language, index)))

/**
 * Loads the texts of the language and sets the language and direction of the page. Call it once, before the first render. The texts in
 * `later` are not needed for the first page; `loadAllTranslations` loads them. Adding texts renders no component again, because that would
 * render every price of a menu. So components that need the later texts are loaded together with them.
 */
export const startLanguage = async (first: Translations, later?: Translations): Promise<void> => {
  dictionaries = later ? [first, later] : [first]
  const language = detectLanguage()
  await i18next
    .use(initReactI18next)
    .use(countFormatter)
    .init({
      lng: language,
      resources: {},
      fallbackLng: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
  await loadOne(language, 0)
  show(language)
}

/** Loads all texts of the current language. Failures are not cached: the next call tries again. */
export const loadAllTranslations = () => load(isLanguage(i18next.language) ? i18next.language : 'en')

/** Returns the current language and a function that changes it. A change keeps all input. */
export const useLanguage = () => {
  const { i18n } = useTranslation()
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'en'
  const change = async (to: Language) => {
    await load(to)
    browserStorage.setItem(languageKey, to)
    document.cookie = `${languageKey}=${to}; path=/; max-age=31536000; samesite=lax`
    show(to)
    await i18n.changeLanguage(to)
  }
  return { language, change }
}
