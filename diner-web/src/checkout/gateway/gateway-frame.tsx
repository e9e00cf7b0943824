import { ApiError } from '@sufra/shared/contract/api-error'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { readFrameMessage, type FrameResult } from './frame-message.ts'

export type FrameHandle = { tokenise: () => void }

type Props = {
  title: string
  url: string
  /** The origin of the hosted page; messages from other origins are ignored. */
  origin: string
  query?: Record<string, string>
  /** Height in pixels until the hosted page sends its own. */
  height: number
  onMessage: (result: FrameResult) => void
  ref?: Ref<FrameHandle>
}

/** Milliseconds after which a hosted page that has not answered counts as not loaded. */
const patience = 15_000

/**
 * A hosted page of the payment gateway in an iframe. The card number, the CVV and the pin are typed into it and returned as a token. It is
 * loaded again after a change of language.
 */
export const GatewayFrame = (props: Props) => {
  const { language } = useLanguage()
  const [tries, setTries] = useState(0)
  return <LoadedFrame key={`${language} ${tries}`} {...props} language={language} onRetry={() => setTries(tries + 1)} />
}

type LoadedProps = Props & { language: string; onRetry: () => void }

const LoadedFrame = ({ title, url, origin, query, height: firstHeight, onMessage, ref, language, onRetry }: LoadedProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'late'>('loading')
  const [height, setHeight] = useState(firstHeight)
  /** Whether a token was requested before the hosted page was ready. */
  const isTokenAwaited = useRef(false)

  const post = () => frame.current?.contentWindow?.postMessage({ type: 'tokenise' }, origin)
  const tokenise = () => {
    if (state === 'ready') post()
    else isTokenAwaited.current = true
  }
  const start = () => {
    setState('ready')
    if (isTokenAwaited.current) post()
    isTokenAwaited.current = false
  }
  const receive = useEffectEvent(({ origin: sender, source, data }: MessageEvent) => {
    if (sender !== origin || source !== frame.current?.contentWindow) return
    const message = readFrameMessage(data)
    if (!message) return
    if (message.type === 'ready') return start()
    if (message.type === 'resize') return setHeight(Math.ceil(message.height))
    onMessage(message)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event)
    const timer = setTimeout(() => setState((before) => (before === 'loading' ? 'late' : before)), patience)
    addEventListener('message', listen)
    return () => {
      removeEventListener('message', listen)
      clearTimeout(timer)
    }
  }, [])
  useImperativeHandle(ref, () => ({ tokenise }))

  if (state === 'late') return <ErrorState error={new ApiError(0, 'no response', {})} onRetry={onRetry} />
  const address = `${url}?${new URLSearchParams({ ...query, lang: language, origin: location.origin }).toString()}`
  return (
    <div className="relative" style={{ height }} aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton className="absolute inset-0" />}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the gateway's page keeps its own origin, scripts and autofill; it is framed to keep us out of it */}
      <iframe
        ref={frame}
        title={title}
        src={address}
        referrerPolicy="no-referrer"
        className={`relative size-full border-0 transition-opacity duration-150 ${state === 'loading' ? 'invisible opacity-0' : ''}`}
      />
    </div>
  )
}
