import { expect, test } from 'vitest'
import { isGuessablePassword } from './guessable-password.ts'

test.each([
  ['one character again and again', ['88888888', 'aaaaaaaa', 'ЇЇЇЇЇЇЇЇЇЇ', 'a'.repeat(128)]],
  ['a short unit again and again', ['12341234', 'abababab', 'xyzxyzxyz', 'qazqazqazq', 'Ab1!Ab1!Ab1!']],
  [
    'only spaces and invisible characters',
    [' '.repeat(8), '\u00a0'.repeat(9), '\u200b'.repeat(8), ' \t \u3000 \u200d  \t'],
  ],
  ['the alphabet, digits and their reverse', ['abcdefgh', 'zyxwvuts', '987654321', 'абвгґдеє', 'яюьщшчцх']],
  ['keyboard rows', ['qwertyui', 'poiuytre', 'asdfghjkl', 'йцукенгш', 'фівапролд', 'ячсмитьб', '1qaz2wsx']],
  [
    'several simple patterns together',
    ['abcd1234', 'qwerty123', 'asdf1234', 'йцукен12', 'aaaabbbb', 'abc!!!123'],
  ],
  ['full-width and mixed spellings', ['８８８８８８８８', 'ＡＢＣＤｅｆｇｈ', 'AbCdEfGh', 'qWeRtY12']],
  ['common words with additions', ['Password123!', 'Пароль2026', 'welcome-1', 'letmein1']],
  ['dates', ['12.08.1991', '19910812', '12081991', '1991-08-12']],
  ['words of this product', ['Verstat-2027', 'верстат9', 'адміністратор', 'm-o-d-e-r-a-t-o-r']],
  [
    'roles of this product',
    ['Support-2026', 'user12345', 'підтримка', 'Користувач1!', 'замовник-9', 'customer!'],
  ],
])('%s can be guessed', (_, passwords) => {
  for (const password of passwords)
    expect([password, isGuessablePassword(password)]).toEqual([password, true])
})

test("a user's own names can be guessed, for that user only", () => {
  const person = ['Соломія', "О'Ніл-Ґудзь", 'solomiia.gudz@example.com', 'Майстерня «Дуб»', 'Верстати Сходу']
  for (const password of ['Соломія1', 'СОЛОМІЯ-1990', 'ґудзьґудзь', 'solomiia!!', 'gudz2026', 'Верстати-1']) {
    expect([password, isGuessablePassword(password, person)]).toEqual([password, true])
  }
  expect(isGuessablePassword('solomiia!', [])).toBe(false)
  expect(isGuessablePassword('solomiia їде морем', person)).toBe(false)
})

test.each([
  'довгий і свій пароль',
  'зовсім інший пароль',
  'зелений стіл',
  'correct horse password',
  'correcthorse correcthorse',
  'k9#Vt2!q',
  'abcdefg hijklm x9!?',
  'вулиця Ліпи 1985 ріг',
  '48215937',
])('%j cannot be guessed', (password) => expect(isGuessablePassword(password)).toBe(false))
