import type { Upload } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../lib/page-context.ts'
import { usePage } from '../../lib/use-page.ts'
import { errorData, faultsOf } from '../forms/form-faults.ts'
import { fileFault, type UploadKind } from './check-file.ts'
import { sendFile } from './send-file.ts'
import type { WaitingUpload } from './uploaded.ts'

export type UploadsOptions = {
  readonly kind: UploadKind
  /** Number of files that can be added now. */
  readonly remaining: number
  readonly onStored: (upload: Upload) => void
  /** Receives the number of running uploads. A form must not be sent while the number is above 0. */
  readonly onBusy?: ((count: number) => void) | undefined
}

export type Uploads = {
  /** Files that are not part of the field's value yet, in the order in which the user added them. */
  readonly waiting: readonly WaitingUpload[]
  readonly add: (files: readonly File[]) => void
  readonly retry: (key: string) => void
  /** Aborts a running upload, or dismisses a refused file. */
  readonly drop: (key: string) => void
  /** Text about the latest event, which screen readers announce. */
  readonly announcement: string
  readonly announce: (announcement: string) => void
}

/** Number of concurrent uploads. More uploads at once are not faster on mobile networks. */
const CONCURRENCY = 2
let made = 0

export function useUploads(options: UploadsOptions): Uploads {
  const page = usePage()
  const [waiting, setWaiting] = useState<readonly WaitingUpload[]>([])
  const [announcement, setAnnouncement] = useState('')
  const running = useRef(new Map<string, AbortController>())
  // Keys of uploads that have started. An effect may run with outdated state, and must not start an upload twice.
  const begun = useRef(new Set<string>())
  // Keys of running uploads in the order in which the user chose the files. Files are added to the value in this order,
  // even when a later upload ends first.
  const queue = useRef<readonly string[]>([])
  const arrived = useRef(new Map<string, { readonly upload: Upload; readonly name: string }>())
  const latest = useRef(options)
  latest.current = options
  const { t } = page

  const change = (key: string, to: Partial<WaitingUpload>) =>
    setWaiting((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const forget = (key: string) => setWaiting((all) => all.filter((each) => each.key !== key))

  function leaveQueue(key: string) {
    queue.current = queue.current.filter((each) => each !== key)
    arrived.current.delete(key)
    addArrived()
  }

  /** Adds finished uploads to the value, up to the first upload that still runs. */
  function addArrived() {
    const [first = ''] = queue.current
    const next = arrived.current.get(first)
    if (!next) return
    latest.current.onStored(next.upload)
    forget(first)
    setAnnouncement(t('uploads.news.added', { name: next.name }))
    leaveQueue(first)
  }

  async function send({ key, file }: WaitingUpload) {
    const controller = new AbortController()
    running.current.set(key, controller)
    begun.current.add(key)
    try {
      const upload = await sendFile(page, file, {
        // Documents stay private until their owner publishes them.
        isPublic: latest.current.kind === 'picture',
        signal: controller.signal,
        onProgress: (progress) => change(key, { progress }),
      })
      const isKind = (upload.picture === null) === (latest.current.kind !== 'picture')
      if (!isKind) {
        const fault = t(upload.picture === null ? 'uploads.fault.notPicture' : 'uploads.fault.notDocument')
        change(key, { fault, mayRetry: false })
        setAnnouncement(`${file.name}: ${fault}`)
        leaveQueue(key)
        return
      }
      arrived.current.set(key, { upload, name: file.name })
      addArrived()
    } catch (error) {
      if (controller.signal.aborted) return
      const refusal = refusalOf(page, latest.current.kind, error)
      change(key, refusal)
      setAnnouncement(`${file.name}: ${refusal.fault}`)
      leaveQueue(key)
    } finally {
      running.current.delete(key)
    }
  }

  const open = waiting.filter(({ fault }) => fault === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` changes with each render but not in behaviour
  useEffect(() => {
    const free = CONCURRENCY - running.current.size
    const next = open.filter(({ key }) => !begun.current.has(key)).slice(0, Math.max(0, free))
    for (const each of next) void send(each)
  }, [open.length, waiting])

  useEffect(() => {
    latest.current.onBusy?.(open.length)
  }, [open.length])

  useEffect(() => {
    const runningUploads = running.current
    return () => {
      for (const controller of runningUploads.values()) controller.abort()
      latest.current.onBusy?.(0)
    }
  }, [])

  return {
    waiting,
    announcement,
    announce: setAnnouncement,
    add(files) {
      const { kind, remaining } = latest.current
      const accepted = files.slice(0, Math.max(0, remaining - open.length))
      const added = accepted.map((file): WaitingUpload => {
        made += 1
        const fault = fileFault(page, kind, file)
        return { key: `upload-${made}`, file, progress: 0, ...(fault === null ? {} : { fault }) }
      })
      queue.current = [...queue.current, ...added.flatMap(({ key, fault }) => (fault ? [] : [key]))]
      setWaiting((all) => [...all, ...added])
      const faults = added.flatMap(({ file, fault }) => (fault ? [`${file.name}: ${fault}`] : []))
      const left = files.length - accepted.length
      if (left > 0) faults.push(t('uploads.fault.full', { n: left }))
      setAnnouncement(faults.join(' ') || t('uploads.news.sending', { n: added.length }))
    },
    retry(key) {
      begun.current.delete(key)
      queue.current = [...queue.current, key]
      setWaiting((all) =>
        all.map((each) => (each.key === key ? { key, file: each.file, progress: 0 } : each)),
      )
    },
    drop(key) {
      running.current.get(key)?.abort(new DOMException('called off', 'AbortError'))
      forget(key)
      setAnnouncement('')
      leaveQueue(key)
    },
  }
}

type Refusal = { readonly fault: string; readonly mayRetry: boolean }

/**
 * Returns the message for a failed upload. An invalid file cannot be uploaded again. After other failures a retry is
 * possible.
 */
function refusalOf(page: PageContext, kind: UploadKind, error: unknown): Refusal {
  const { t } = page
  const code = apiErrorCode(error)
  if (code === undefined) return { fault: t('uploads.fault.failed'), mayRetry: true }
  const fault = errorData(error)
    ?.errors?.map(({ message }) => message)
    .join(' ')
  if (fault) return { fault, mayRetry: false }
  if (code === 'unsupported_media_type')
    return {
      fault: t(kind === 'picture' ? 'uploads.fault.pictureContent' : 'uploads.fault.documentContent'),
      mayRetry: false,
    }
  if (code === 'payload_too_large') return { fault: t('uploads.fault.tooLarge'), mayRetry: false }
  return { fault: faultsOf(page, error).text ?? t('uploads.fault.failed'), mayRetry: true }
}
