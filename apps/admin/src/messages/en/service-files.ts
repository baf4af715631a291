const services = (count: number) =>
  count === 1 ? '1 service' : `${count.toLocaleString('en')} services`;

/** Services that are exported and imported as files. */
export const messages = {
  export: 'Export CSV',
  exportFailed: 'The export could not be made. Please try again.',
  import: 'Import CSV',
  title: 'Import services',
  file: 'File of services',
  choose: 'Choose a CSV file or drop it here',
  hint: (rows: number) =>
    `Begin with an export: change it in a spreadsheet and save it as “CSV UTF-8”, up to ${rows.toLocaleString('en')} rows. Columns that you leave out stay as they are, as do pictures; a row without an ID becomes a new service. You see each change before anything happens.`,
  reading: 'Reading the file…',
  failed: 'The file could not be read. Please choose it again.',
  dateTitle: (text: string) => `Which day is ${text}?`,
  dateText: (row: number, column: string) =>
    `Row ${row.toLocaleString('en')}, column “${column}”. Your answer counts for all dates of the file.`,
  dayFirst: (day: string) => `${day}: day first`,
  monthFirst: (day: string) => `${day}: month first`,
  summary: 'What the file does',
  created: (count: number) => `${count.toLocaleString('en')} new`,
  changed: (count: number) => `${count.toLocaleString('en')} changed`,
  unchanged: (count: number) => `${count.toLocaleString('en')} unchanged`,
  refused: (count: number) => `${count.toLocaleString('en')} refused`,
  refusedTitle: (count: number) =>
    count === 1
      ? '1 row is refused, so nothing can be imported yet'
      : `${count.toLocaleString('en')} rows are refused, so nothing can be imported yet`,
  refusedText: 'Mend them in the spreadsheet, save the file and choose it again.',
  row: (row: number) => `Row ${row.toLocaleString('en')}`,
  changedTitle: 'Services that change',
  createdTitle: 'New services',
  nothing: 'All services of the file are so already: there is nothing to import.',
  all: (count: number) => `Show all ${count.toLocaleString('en')}`,
  apply: (count: number) => `Import ${services(count)}`,
  applying: 'All of it is imported at once, or nothing.',
  applyFailed: 'That could not be imported. Nothing was changed. Please try again.',
  again: 'Look again',
  imported: (count: number, created: number) =>
    `You imported ${services(count)}, ${created.toLocaleString('en')} of them new.`,
  importedBy: (name: string, count: number, created: number) =>
    `${name} imported ${services(count)}, ${created.toLocaleString('en')} of them new.`,
};
