import type { ErrorBody, Upload } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../lib/page-context.ts'
import { usePage } from '../../lib/use-page.ts'
import { faultsOf } from '../forms/form-faults.ts'
import { fileFault, type UploadKind } from './check-file.ts'
import { sendFile } from './send-file.ts'
import type { WaitingUpload } from './uploaded.ts'

export type UploadsOptions = {
  readonly kind: UploadKind
  /** How many more may be added now. */
  readonly room: number
  /** Takes a stored file into the value. */
  readonly onStored: (upload: Upload) => void
  /** Is told how many files travel, so that a form is not sent without them. */
  readonly onBusy?: ((count: number) => void) | undefined
}

export type Uploads = {
  /** Files that are not in the value yet, in the order they came. */
  readonly waiting: readonly WaitingUpload[]
  readonly add: (files: readonly File[]) => void
  readonly retry: (key: string) => void
  /** Calls off, or forgets what was not taken. */
  readonly drop: (key: string) => void
  /** The last thing that happened, for screen readers. */
  readonly news: string
  readonly tell: (news: string) => void
}

/** As much as a mobile network does well. */
const AT_ONCE = 2
let made = 0

/** Sends files one after another and keeps those that wait. */
export function useUploads(options: UploadsOptions): Uploads {
  const page = usePage()
  const [waiting, setWaiting] = useState<readonly WaitingUpload[]>([])
  const [news, setNews] = useState('')
  const running = useRef(new Map<string, AbortController>())
  // An effect may run late, with a file in it that has arrived meanwhile: none is begun twice.
  const begun = useRef(new Set<string>())
  // Files under way in the order they were chosen: a small one that arrives first does not become the first.
  const line = useRef<readonly string[]>([])
  const arrived = useRef(new Map<string, { readonly upload: Upload; readonly name: string }>())
  const latest = useRef(options)
  latest.current = options
  const { t } = page

  const change = (key: string, to: Partial<WaitingUpload>) =>
    setWaiting((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const forget = (key: string) => setWaiting((all) => all.filter((each) => each.key !== key))

  function leaveLine(key: string) {
    line.current = line.current.filter((each) => each !== key)
    arrived.current.delete(key)
    takeArrived()
  }

  /** Takes files into the value as far as nothing before them is still under way. */
  function takeArrived() {
    const [first = ''] = line.current
    const next = arrived.current.get(first)
    if (!next) return
    latest.current.onStored(next.upload)
    forget(first)
    setNews(t('uploads.news.added', { name: next.name }))
    leaveLine(first)
  }

  async function send({ key, file }: WaitingUpload) {
    const controller = new AbortController()
    running.current.set(key, controller)
    begun.current.add(key)
    try {
      const upload = await sendFile(page, file, {
        // A drawing is closed until its owner opens it.
        isPublic: latest.current.kind === 'picture',
        signal: controller.signal,
        onProgress: (progress) => change(key, { progress }),
      })
      const isKind = (upload.picture === null) === (latest.current.kind === 'document')
      if (!isKind) {
        const fault = t(upload.picture === null ? 'uploads.fault.notPicture' : 'uploads.fault.notDocument')
        change(key, { fault, mayRetry: false })
        setNews(`${file.name}: ${fault}`)
        leaveLine(key)
        return
      }
      arrived.current.set(key, { upload, name: file.name })
      takeArrived()
    } catch (error) {
      if (controller.signal.aborted) return
      const refusal = refusalOf(page, latest.current.kind, error)
      change(key, refusal)
      setNews(`${file.name}: ${refusal.fault}`)
      leaveLine(key)
    } finally {
      running.current.delete(key)
    }
  }

  const open = waiting.filter(({ fault }) => fault === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is new at each render and does the same.
  useEffect(() => {
    const free = AT_ONCE - running.current.size
    const next = open.filter(({ key }) => !begun.current.has(key)).slice(0, Math.max(0, free))
    for (const each of next) void send(each)
  }, [open.length, waiting])

  useEffect(() => {
    latest.current.onBusy?.(open.length)
  }, [open.length])

  useEffect(() => {
    const travelling = running.current
    return () => {
      for (const controller of travelling.values()) controller.abort()
      latest.current.onBusy?.(0)
    }
  }, [])

  return {
    waiting,
    news,
    tell: setNews,
    add(files) {
      const { kind, room } = latest.current
      const taken = files.slice(0, Math.max(0, room - open.length))
      const added = taken.map((file): WaitingUpload => {
        made += 1
        const fault = fileFault(page, kind, file)
        return { key: `upload-${made}`, file, progress: 0, ...(fault === null ? {} : { fault }) }
      })
      line.current = [...line.current, ...added.flatMap(({ key, fault }) => (fault ? [] : [key]))]
      setWaiting((all) => [...all, ...added])
      const faults = added.flatMap(({ file, fault }) => (fault ? [`${file.name}: ${fault}`] : []))
      const left = files.length - taken.length
      if (left > 0) faults.push(t('uploads.fault.full', { n: left }))
      setNews(faults.join(' ') || t('uploads.news.sending', { n: added.length }))
    },
    retry(key) {
      begun.current.delete(key)
      line.current = [...line.current, key]
      setWaiting((all) =>
        all.map((each) => (each.key === key ? { key, file: each.file, progress: 0 } : each)),
      )
    },
    drop(key) {
      running.current.get(key)?.abort(new DOMException('called off', 'AbortError'))
      forget(key)
      setNews('')
      leaveLine(key)
    },
  }
}

type Refusal = { readonly fault: string; readonly mayRetry: boolean }

/** What to say of a file the server did not take: its content is at fault, or the moment. */
function refusalOf(page: PageContext, kind: UploadKind, error: unknown): Refusal {
  const { t } = page
  const code = apiErrorCode(error)
  if (code === undefined) return { fault: t('uploads.fault.failed'), mayRetry: true }
  const { data } = error as { readonly data?: ErrorBody['data'] }
  const fault = data?.errors?.map(({ message }) => message).join(' ')
  if (fault) return { fault, mayRetry: false }
  if (code === 'unsupported_media_type')
    return {
      fault: t(kind === 'picture' ? 'uploads.fault.pictureContent' : 'uploads.fault.documentContent'),
      mayRetry: false,
    }
  if (code === 'payload_too_large') return { fault: t('uploads.fault.tooLarge'), mayRetry: false }
  return { fault: faultsOf(page, error).text ?? t('uploads.fault.failed'), mayRetry: true }
}
