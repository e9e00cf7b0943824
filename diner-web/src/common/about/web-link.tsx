import { isWebLink } from '@sufra/shared/web-link'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const rowStyle = 'flex min-h-12 items-center gap-3 rounded-card border border-line bg-card px-4 py-2 font-semibold hover:bg-raised'

type Props = { href: string | undefined; name: string; text?: string; className?: string }

/** A link to another site of the restaurant, which gets no referrer. Renders nothing without a valid link. */
export const WebLink = ({ href, name, text, className = '' }: Props) => {
  const { t } = useTranslation()
  if (!href || !isWebLink(href)) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${rowStyle} ${className}`}>
      <ExternalLink aria-hidden className="turns size-5 shrink-0 text-brand" />
      <span className="flex min-w-0 grow flex-col">
        <span>
          <span>{name}</span> <span className="sr-only">{t('about.newWindow')}</span>
        </span>{' '}
        {text && <span className="text-sm font-normal text-ink-soft">{text}</span>}
      </span>
    </a>
  )
}
