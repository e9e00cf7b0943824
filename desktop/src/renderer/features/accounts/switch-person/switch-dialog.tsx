import { listPeople, type People, type Person } from '@sufra/shared/pins/pin.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '../../../common/session/session.ts'
import { call } from '../../../common/api/api.ts'
import { useConnection } from '../../../common/connection/connection.tsx'
import { OwnPin } from './own-pin.tsx'
import { peopleKey } from './people-key.ts'
import { PinPad } from './pin-pad.tsx'
import { useDownText } from '../../../common/connection/down-cause.ts'

type ListProps = { people: readonly Person[]; onChoose: (person: Person) => void }

const PersonList = ({ people, onChoose }: ListProps) => {
  const { t } = useTranslation()
  if (people.length === 0) return <p className="rounded-card bg-raised p-4 text-sm text-ink-soft">{t('people.none')}</p>
  return (
    <ul aria-label={t('people.choose')} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-2">
      {people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            onClick={() => onChoose(person)}
            className="flex min-h-14 w-full flex-col justify-center rounded-card border border-line px-3 py-2 text-start hover:bg-raised"
          >
            <span className="max-w-full truncate font-semibold">
              <bdi>{person.name}</bdi>
            </span>
            <span className="text-sm text-ink-soft">{t(`staff.role.${person.role}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type ContentProps = { people: People; onChoose: (person: Person) => void; onOwnPin: () => void }

const Choice = ({ people: { people, hasPin }, onChoose, onOwnPin }: ContentProps) => {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4 pt-4">
      <PersonList people={people.filter(({ isSelf }) => !isSelf)} onChoose={onChoose} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button kind="secondary" onClick={() => void signOut()}>
          <LogIn aria-hidden className="turns size-5" /> <span>{t('people.withPassword')}</span>
        </Button>
        <Button kind="secondary" onClick={onOwnPin}>
          <KeyRound aria-hidden className="size-5" /> <span>{t(hasPin ? 'people.changePin' : 'people.setPin')}</span>
        </Button>
      </div>
    </div>
  )
}

/** `name`: the name of the signed-in member. */
export const SwitchDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { t } = useTranslation()
  const downText = useDownText()
  const isOffline = useConnection().state === 'down'
  const [chosen, setChosen] = useState<Person>()
  const [isOwnPin, setOwnPin] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({ queryKey: peopleKey, queryFn: () => call(listPeople, {}), staleTime: 0 })
  if (chosen) return <PinPad person={chosen} onBack={() => setChosen(undefined)} onClose={onClose} />
  if (isOwnPin && data) return <OwnPin hasPin={data.data.hasPin} minLength={data.data.minLength} onClose={() => setOwnPin(false)} />
  return (
    <Dialog isOpen onClose={onClose} title={t('people.switch')} description={t('people.signedIn', { name })}>
      {isOffline && (
        <p role="alert" className="mt-4 rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
          {downText(t('people.offline'))}
        </p>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="mt-4 h-28" />}
      {data && <Choice people={data.data} onChoose={setChosen} onOwnPin={() => setOwnPin(true)} />}
    </Dialog>
  )
}
