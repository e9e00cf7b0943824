import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { ShieldCheck, Store } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvocationReplies } from '../../bridge/bridge.ts'
import { modes, type DeskSettings } from '../../bridge/desk-settings.ts'
import { bridge } from '../common/bridge/bridge.ts'
import { currentDesk } from '../common/bridge/desk.ts'
import { usePageTitle } from '../common/pages/page-title.ts'

const icons = { merchant: Store, admin: ShieldCheck } as const

/**
 * The first run: the address of the cloud and the mode of this machine. The main process checks the address and opens the right sign-in
 * page.
 */
export const SetupPage = () => {
  const { t } = useTranslation()
  const settings = currentDesk()?.settings
  usePageTitle(t('setup.title'))
  const [address, setAddress] = useState(settings?.address ?? '')
  const [mode, setMode] = useState<DeskSettings['mode']>(settings?.mode ?? 'merchant')
  const [problem, setProblem] = useState<InvocationReplies['connect']['problem']>(null)
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!bridge) return
    setIsBusy(true)
    setProblem(null)
    const { problem: result } = await bridge.invoke('connect', { address, mode })
    setIsBusy(false)
    setProblem(result)
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-bold">{t('setup.title')}</h1>
        <p className="text-sm text-ink-soft">{t('setup.text')}</p>
      </div>
      <TextInput
        label={t('setup.address')}
        hint={t('setup.addressHint')}
        error={problem ? t(`setup.problem.${problem}`) : undefined}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        dir="ltr"
        name="address"
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the only text field of the page
        spellCheck={false}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-2 text-sm font-semibold">{t('setup.mode')}</legend>
        {modes.map((each) => {
          const Icon = icons[each]
          return (
            <label
              key={each}
              className="flex min-h-16 items-center gap-4 rounded-card border-2 border-line bg-card px-4 has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                name="mode"
                value={each}
                checked={mode === each}
                onChange={() => setMode(each)}
                className="size-5 accent-brand"
              />
              <Icon aria-hidden className="size-6 text-brand" />
              <span>
                <span className="block font-semibold">{t(`setup.${each}`)}</span>
                <span className="block text-sm text-ink-soft">{t(`setup.${each}Text`)}</span>
              </span>
            </label>
          )
        })}
      </fieldset>
      <Button size="large" type="submit" isBusy={isBusy}>
        {t('setup.connect')}
      </Button>
    </form>
  )
}
