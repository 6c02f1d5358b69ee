export const SHARED_EN = {
  intro: [
    '{offer}. The shop is in {city}, Ukraine; {people} work here and the first order left in {year}.',
    'Based in {city}, we have been in business since {year}. {offer}.',
    '{offer}. Founded in {year}, {people}, {area} of floor space in {city}.',
    'A team of {people} in {city}, Ukraine, working together since {year}. {offer}.',
  ],
  introAbroad: [
    '{offer}. We are a Ukrainian-run company in {city}, working with customers in the EU and in Ukraine since {year}.',
    'Founded in {year} in {city} by makers from Ukraine. {offer}.',
  ],
  introTrader: [
    'Since {year} we have placed orders with Ukrainian factories and answered for the result. Our main field is {leafLower}.',
  ],
  trader: [
    'We match the factory to the volume and date, order a sample and inspect the batch on site. You deal with one person and sign one contract.',
  ],
  taglineTrader: ['Sourcing and quality control, from workshop to warehouse'],
  also: ['{also}.', 'Beyond that, {alsoLower}.'],
  moq: ['The smallest batch is {moq}.', 'Orders start at {moq}.', 'We take runs from {moq}.'],
  moqOne: ['Single orders are welcome.', 'We take one-offs too, at a higher unit price.'],
  noMoq: ['There is no minimum order.', 'Any quantity is welcome; the price follows the volume.'],
  lead: [
    'Usual lead time is {lead}.',
    'From approval to dispatch it takes {lead}.',
    'Delivery is {lead} and the date goes into the contract.',
  ],
  samples: {
    yes: ['A sample before the batch is free.', 'We make a sample at our own cost before the run starts.'],
    paid: [
      'Samples are charged and the sum is credited against the batch.',
      'A first sample is paid for; the amount comes off the production order.',
    ],
    no: ['Instead of a separate sample we show you the first piece of the batch and wait for your approval.'],
  },
  tolling: {
    yes: ['We also work with customer-supplied material and account for every leftover.'],
    no: ['We buy the materials ourselves and answer for them.'],
  },
  smallBatch: [
    'Trial runs are welcome: nothing shows faster whether we suit each other.',
    'Small orders are an ordinary day’s work here, not a favour.',
  ],
  office: [
    'We answer in English, invoice in euros and sign NDAs before opening your files.',
    'A generator and spare fuel keep deadlines safe during power cuts.',
    'You get weekly photo reports and a direct line to the engineer in charge.',
    'Visitors are welcome, and a video call from the shop floor can be arranged any day.',
  ],
  export: [
    'We export regularly to Poland, Lithuania and Germany and prepare all customs papers.',
    'A third of our output is exported, so EU labelling and documents are routine.',
  ],
  closing: [
    'Send {ask} and you will have a price and a date within a day.',
    'For a quote we need {ask}, the quantity and the date you have in mind.',
    'Write to us: we will give advice even if the order goes elsewhere.',
  ],
} as const
