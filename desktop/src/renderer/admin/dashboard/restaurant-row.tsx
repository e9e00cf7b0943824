import { inLanguage, type LocalizedText } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'

type Props = { name: LocalizedText; branchName: string; detail: ReactNode; action?: ReactNode }

/** A restaurant in a list of the dashboard. */
export const RestaurantRow = ({ name, branchName, detail, action }: Props) => {
  const { language } = useLanguage()
  return (
    <>
      <span className="min-w-0 grow basis-40 wrap-anywhere">
        <span className="block font-semibold">
          <bdi>{inLanguage(name, language)}</bdi> <span>·</span> <bdi>{branchName}</bdi>
        </span>
        <span className="block text-xs text-ink-soft">{detail}</span>
      </span>
      <OwnElements>{action}</OwnElements>
    </>
  )
}
