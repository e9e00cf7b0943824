import { Dialog } from '@sufra/shared/ui/dialog'
import { useTranslation } from 'react-i18next'

const keys = [
  ['↑ ↓ ← →', 'move'],
  ['J  K', 'nextPrevious'],
  ['Enter', 'open'],
  ['A', 'accept'],
  ['N', 'step'],
  ['C', 'cancel'],
  ['S', 'silence'],
  ['/', 'search'],
  ['?', 'help'],
] as const

export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Dialog isOpen onClose={onClose} title={t('board.keys')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {keys.map(([key, action]) => (
          <div key={key} className="contents">
            <dt>
              <kbd dir="ltr" className="inline-block rounded-md border border-line bg-raised px-2 py-0.5 text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{t(`board.key.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
