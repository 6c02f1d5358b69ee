import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { messagesPlugin } from '@verstat/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [messagesPlugin(), tailwindcss(), tanstackStart({ srcDirectory: 'src' }), react()],
})
