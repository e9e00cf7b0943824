// Frequently asked questions, searched in both languages. They need no connection.
import { inLanguage } from '@sufra/shared/localized-text'
import { findQuestions } from '@sufra/shared/support/questions'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '../../../common/lists/search-box.tsx'
import { Link } from '../../../common/pages/router.ts'

export const Questions = ({ onAsk, isOffline }: { onAsk: () => void; isOffline: boolean }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const found = findQuestions(typed)
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="questions" className="text-base font-bold">
          {t('support.questions.title')}
        </h2>
        <SearchBox label={t('support.questions.search')} value={typed} onChange={setTyped} />
      </div>
      <p role="status" className="sr-only">
        {typed && t('support.questions.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-card p-6 text-center">
          <p>{t('support.questions.none')}</p>
          <Button kind="secondary" onClick={onAsk} disabled={isOffline}>
            {t('support.ask')}
          </Button>
        </div>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {found.map(({ id, question, answer, page }) => (
            <li key={id}>
              <details className="group">
                <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 text-sm font-semibold">
                  <span className="grow">{inLanguage(question, language)}</span>
                  <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
                </summary>
                <div className="flex flex-col items-start px-4 pb-2 text-sm">
                  <p>{inLanguage(answer, language)}</p>
                  <Link to={page.to} className="inline-flex min-h-11 items-center font-semibold text-brand underline">
                    {t('pages.goTo', { page: t(page.labelKey) })}
                  </Link>
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
