// Settings of this machine: sound, printers, launch at sign-in. A browser has none of them.
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Switch } from '@sufra/shared/ui/switch'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { MonitorDown, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvocationInput } from '../../../bridge/bridge.ts'
import { sounds } from '../../../bridge/sounds.ts'
import { bridge } from '../../common/bridge/bridge.ts'
import { useDesk } from '../../common/bridge/desk.ts'
import { Link } from '../../common/pages/router.ts'
import { Printers } from './printers.tsx'

const save = (change: InvocationInput<'saveSettings'>) => void bridge?.invoke('saveSettings', change)

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
    <h2 className="text-base font-bold">{title}</h2>
    <OwnElements>{children}</OwnElements>
  </section>
)

const Sound = ({ volume }: { volume: number }) => {
  const { t } = useTranslation()
  return (
    <Section title={t('thisCounter.sound')}>
      <label className="flex items-center gap-4 text-sm font-semibold">
        <span>{t('thisCounter.volume')}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={(event) => save({ volume: Number(event.target.value) / 100 })}
          className="h-11 max-w-72 grow accent-brand"
        />
        <bdi className="figures w-12">{`${Math.round(volume * 100)} %`}</bdi>
      </label>
      {volume === 0 && (
        <p role="alert" className="flex items-center gap-2 text-sm font-semibold text-red">
          <VolumeX aria-hidden className="size-5" /> <span>{t('thisCounter.muted')}</span>
        </p>
      )}
      <div role="group" aria-label={t('thisCounter.testRing')} className="flex flex-wrap gap-2">
        {sounds.map((sound) => (
          <Button key={sound} kind="secondary" onClick={() => void bridge?.invoke('testRing', { sound })}>
            <Volume2 aria-hidden className="size-5" /> <span>{t(`thisCounter.sounds.${sound}`)}</span>
          </Button>
        ))}
      </div>
    </Section>
  )
}

const Support = () => {
  const { t } = useTranslation()
  const saveLogs = async () => {
    const saved = await bridge?.invoke('saveLogs', null)
    if (saved?.path) showSuccess(t('thisCounter.logsSaved', { path: saved.path }))
  }
  return (
    <Section title={t('thisCounter.support')}>
      <p className="text-sm text-ink-soft">{t('thisCounter.supportText')}</p>
      <Button kind="secondary" className="self-start" onClick={() => void saveLogs()}>
        {t('thisCounter.saveLogs')}
      </Button>
    </Section>
  )
}

export const ThisCounterPage = () => {
  const { t } = useTranslation()
  const desk = useDesk()
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-4 py-4">
        <h1 className="text-lg font-bold">{t('thisCounter.title')}</h1>
      </header>
      {!desk && (
        <div className="m-auto">
          <EmptyState icon={MonitorDown} title={t('thisCounter.browserTitle')} text={t('thisCounter.browserText')} />
        </div>
      )}
      {desk && (
        <div className="flex max-w-3xl flex-col gap-4 p-4">
          <Sound volume={desk.settings.volume} />
          <Printers printers={desk.settings.printers} onSave={(printers) => save({ printers })} />
          <Section title={t('thisCounter.start')}>
            <div className="flex items-center gap-4 text-sm font-semibold">
              <span className="grow">{t('thisCounter.launch')}</span>
              <Switch
                label={t('thisCounter.launch')}
                isOn={desk.settings.launchesAtSignIn}
                onChange={(launchesAtSignIn) => save({ launchesAtSignIn })}
              />
            </div>
            <p className="flex flex-wrap items-center gap-3 text-sm">
              <span className="text-ink-soft">{t('thisCounter.cloud')}</span>
              <bdi dir="ltr" className="grow font-semibold">
                {desk.settings.address}
              </bdi>
              <Link to="/setup" className="grid min-h-11 place-items-center font-semibold text-brand underline">
                {t('thisCounter.changeCloud')}
              </Link>
            </p>
            {!desk.storesSignIn && <p className="text-sm text-ink-soft">{t('thisCounter.noKeychain')}</p>}
          </Section>
          <Support />
        </div>
      )}
    </main>
  )
}
