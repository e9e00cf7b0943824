import { Button } from '@sufra/shared/ui/button'
import { Plus } from 'lucide-react'
import { useController, useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GroupField } from './group-field.tsx'
import { newGroup, type ItemForm } from './item-form.ts'
import { LabelledSwitch } from './labelled-switch.tsx'
import { useFieldProblems } from './use-field-problems.ts'

/** Switch for add-ons, and the list of their groups. Switching off hides the groups without removing them. */
export const AddOnsField = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation()
  const problemOf = useFieldProblems(form)
  const { field } = useController({ control: form.control, name: 'customizable' })
  const groups = useFieldArray({ control: form.control, name: 'addOns', keyName: 'key' })
  const toggle = (isOn: boolean) => {
    field.onChange(isOn)
    if (isOn && groups.fields.length === 0) groups.append(newGroup(), { shouldFocus: false })
  }
  const missing = problemOf('customizable')
  return (
    <section aria-label={t('items.groups')} className="flex flex-col gap-4">
      <LabelledSwitch label={t('items.customizable')} isOn={field.value} onChange={toggle} />
      {missing && (
        <p role="alert" className="text-sm text-red">
          {missing}
        </p>
      )}
      {field.value && (
        <>
          {groups.fields.map(({ key }, index) => (
            <GroupField key={key} form={form} index={index} onRemove={() => groups.remove(index)} />
          ))}
          <Button kind="secondary" className="self-start" onClick={() => groups.append(newGroup())}>
            <Plus aria-hidden className="size-5" /> <span>{t('items.addGroup')}</span>
          </Button>
        </>
      )}
    </section>
  )
}
