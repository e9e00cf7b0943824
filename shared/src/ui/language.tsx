// The chosen language: from the last choice, else the browser, else English (spec §1). Only its words are loaded.
import i18next, { type ResourceKey } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { directionOf, languages, type Language } from '../localized-text.ts'

const storageKey = 'sufra-language'

export type Words = Record<Language, () => Promise<ResourceKey>>

const isLanguage = (value: string | null | undefined): value is Language => languages.some((language) => language === value)

const detect = (): Language => {
  const chosen = localStorage.getItem(storageKey)
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}

const show = (language: Language) => {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

let words: Words

const load = async (language: Language) => {
  if (!i18next.hasResourceBundle(language, 'translation')) i18next.addResourceBundle(language, 'translation', await words[language]())
}

/** Loads the words of the chosen language and sets the page's language and direction. Call once, before the first render. */
export const startLanguage = async (of: Words): Promise<void> => {
  words = of
  const language = detect()
  const resources = { [language]: { translation: await words[language]() } }
  await i18next.use(initReactI18next).init({ lng: language, resources, fallbackLng: false, interpolation: { escapeValue: false } })
  show(language)
}

/** The language of now, and the way to change it. Nothing that the reader has typed is lost by a change. */
export const useLanguage = () => {
  const { i18n } = useTranslation()
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'en'
  const change = async (to: Language) => {
    await load(to)
    localStorage.setItem(storageKey, to)
    show(to)
    await i18n.changeLanguage(to)
  }
  return { language, change }
}
