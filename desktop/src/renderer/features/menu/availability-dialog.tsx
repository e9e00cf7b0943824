// Availability of an item and of its add-on options: the time when it returns, or the number of portions left.
import { comebacks, maxLeft } from '@sufra/shared/menu/availability'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { readTypedNumber } from '@sufra/shared/text/typed-number'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Switch } from '@sufra/shared/ui/switch'
import { Clock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAvailabilityText } from './use-availability-text.ts'
import type { AvailabilityChange, ItemCalls } from './use-item-calls.ts'

type Availability = { isAvailable: boolean; backAt: string | null; portionsLeft: number | null }

const Choices = ({ availability, onSwitch }: { availability: Availability; onSwitch: (wanted: AvailabilityChange) => void }) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const count = (event: FormEvent) => {
    event.preventDefault()
    const portionsLeft = readTypedNumber(typed)
    const isCount = Number.isInteger(portionsLeft) && portionsLeft >= 1 && portionsLeft <= maxLeft
    setWrong(!isCount)
    if (isCount) onSwitch({ isAvailable: true, portionsLeft })
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {comebacks.map((comesBack) => (
          <Button key={comesBack} kind="secondary" onClick={() => onSwitch({ isAvailable: false, comesBack })}>
            {t(`items.off.${comesBack}`)}
          </Button>
        ))}
        {(!availability.isAvailable || availability.portionsLeft !== null) && (
          <Button className="col-span-full" onClick={() => onSwitch({ isAvailable: true })}>
            {t('items.off.on')}
          </Button>
        )}
      </div>
      <form onSubmit={count} noValidate>
        <TextInput
          label={t('items.off.left')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? t('refusals.item.portions') : undefined}
          after={
            <Button type="submit" kind="secondary">
              {t('items.off.setLeft')}
            </Button>
          }
        />
      </form>
    </div>
  )
}

type Props = { item: MerchantItem; calls: ItemCalls; onClose: () => void }

export const AvailabilityDialog = ({ item, calls, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const textOf = useAvailabilityText()
  const [openOption, setOpenOption] = useState<string>()
  const options = item.customizable ? item.addOns.flatMap((group) => group.options) : []
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('items.off.title', { name: inLanguage(item.name, language) })}
      description={t('items.off.text')}
    >
      <p className="pt-1 text-sm font-semibold text-red">{textOf(item)}</p>
      <div className="pt-3">
        <Choices
          availability={item}
          onSwitch={(wanted) => {
            onClose()
            void calls.setAvailability(item, wanted)
          }}
        />
      </div>
      {options.length > 0 && (
        <section aria-label={t('items.off.options')} className="pt-5">
          <h3 className="font-bold">{t('items.off.options')}</h3>
          <ul>
            {options.map((option) => {
              const name = inLanguage(option.name, language)
              const setAvailability = (wanted: AvailabilityChange) => {
                setOpenOption(undefined)
                void calls.setOptionAvailability(item, option._id, option.availabilityVersion, wanted)
              }
              return (
                <li key={option._id} className="border-b border-line py-1 last:border-0">
                  <div className="flex items-center gap-2">
                    <span className="min-w-0 grow">
                      <span className="block truncate text-sm font-semibold">{name}</span>
                      <span className="text-xs font-semibold text-red">{textOf(option)}</span>
                    </span>
                    <button
                      type="button"
                      aria-label={t('items.off.ofOption', { name })}
                      aria-expanded={openOption === option._id}
                      onClick={() => setOpenOption(openOption === option._id ? undefined : option._id)}
                      className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-raised"
                    >
                      <Clock aria-hidden className="size-5" />
                    </button>
                    <Switch
                      label={t('counterMenu.available', { name })}
                      isOn={option.isAvailable && option.portionsLeft !== 0}
                      onChange={(isAvailable) => setAvailability({ isAvailable })}
                    />
                  </div>
                  {openOption === option._id && (
                    <div className="py-3">
                      <Choices availability={option} onSwitch={setAvailability} />
                    </div>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
