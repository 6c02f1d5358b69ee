import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreDraft, saveDraft } from './form-draft.ts'

const HTML = `
  <input name="name"><textarea name="message"></textarea>
  <input type="password" name="password"><input name="code" autocomplete="one-time-code">
  <input type="checkbox" name="agreed"><select name="topic"><option>a</option><option>b</option></select>`

function makeForm() {
  document.body.innerHTML = `<form>${HTML}</form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  return { form, field }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => document.body.replaceChildren())

test('a draft saved before sign-in is restored once', () => {
  const before = makeForm()
  before.field('name').value = 'Олена'
  before.field('message').value = 'Питання'
  before.field('agreed').checked = true
  before.field('topic').value = 'b'
  saveDraft('contact', before.form)

  const after = makeForm()
  restoreDraft('contact', after.form)
  expect(after.field('name').value).toBe('Олена')
  expect(after.field('message').value).toBe('Питання')
  expect(after.field('agreed').checked).toBe(true)
  expect(after.field('topic').value).toBe('b')

  const later = makeForm()
  restoreDraft('contact', later.form)
  expect(later.field('name').value).toBe('')
})

test('passwords and codes are never stored', () => {
  const { form, field } = makeForm()
  field('password').value = 'a secret'
  field('code').value = '123456'
  saveDraft('contact', form)
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|123456/)
})

test('a field changed in the meantime is not overwritten', () => {
  const before = makeForm()
  before.field('name').value = 'Олена'
  saveDraft('contact', before.form)
  const after = makeForm()
  after.field('name').value = 'Ірина'
  restoreDraft('contact', after.form)
  expect(after.field('name').value).toBe('Ірина')
})
