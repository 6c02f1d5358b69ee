// The worker of pdf.js as a file of this site, because the Content-Security-Policy allows no others.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
