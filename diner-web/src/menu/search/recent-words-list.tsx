import { History } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetWords, readRecentWords } from './recent-words.ts'

/** The recent searches on this phone, or a hint without any. */
export const RecentWords = ({ onChoose, hint }: { onChoose: (word: string) => void; hint: ReactNode }) => {
  const { t } = useTranslation()
  const [words, setWords] = useState(readRecentWords)
  if (words.length === 0) return hint
  const clear = () => {
    forgetWords()
    setWords([])
  }
  return (
    <section aria-label={t('search.recent')} className="px-4 pt-4">
      <div className="flex items-center justify-between">
        <h2 className="font-bold">{t('search.recent')}</h2>
        <button type="button" onClick={clear} className="min-h-11 px-2 text-sm font-semibold text-brand">
          {t('search.clear')}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(word)}
              className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-card px-4 text-sm font-semibold active:bg-raised"
            >
              <History aria-hidden className="size-4 shrink-0 text-ink-soft" />
              <bdi className="truncate">{word}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
