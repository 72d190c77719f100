/** Components without a documentation page, by path from `src`: their users and their purpose. */
export const INNER: Readonly<Record<string, string>> = {
  'components/Booth.tsx':
    'of Logo and of the booth’s scene (`screens/equipo/puesto`): the drawing of the booth',
  'components/CalendarSheet.tsx': 'of DatePicker: the month that it opens',
  'components/DataTable/CompactToolbar.tsx': 'of DataTable: the tools above its cards',
  'components/DataTable/DesktopTable.tsx': 'of DataTable: the table on wide screens',
  'components/DataTable/ListSheet.tsx': 'of DataTable: the sheet with its tools on a phone',
  'components/DataTable/RowCard.tsx': 'of CardList: an expandable row',
  'components/DataTable/SortButton.tsx': 'of DataTable: a column header that sorts',
  'components/DataTable/MoreRows.tsx': 'of DataTable: the button that loads older rows',
  'components/DataTable/NoneFiltered.tsx': 'of DataTable: a filter without rows',
  'components/DataTable/NoneFound.tsx': 'of DataTable: a search without rows',
  'components/DataTable/SortPicker.tsx': 'of DataTable: the sort order on a phone',
  'components/DataTable/TableHead.tsx': 'of DataTable: the column headers',
  'components/DataTable/TableRow.tsx': 'of DataTable: one row of the table',
  'components/DataTable/Toolbar.tsx': 'of DataTable: the tools above the table',
  'components/DataTable/selection/HeadBox.tsx': 'of DataTable: the checkbox that selects all rows',
  'components/DataTable/selection/RowBox.tsx': 'of DataTable: the checkbox of a selectable row',
  'components/FocusReturn.tsx':
    'of everything that opens over the page: returns the focus to its opener',
  'components/MenuSheet.tsx': 'of Menu: the opened list',
  'components/UiProvider.tsx':
    'of the portal and of this book: the providers around all components',
  'components/UserPicker/PersonaRow.tsx': 'of UserPicker and CommandPalette: a person in the list',
  'components/UserPicker/PickerInput.tsx': 'of UserPicker: the text input',
  'components/UserPicker/SteadySheet.tsx':
    'of UserPicker: keeps the list and the typed text while the page scrolls',
  'shell/BarButton.tsx': 'of the frame: an icon button',
  'shell/TeclasDialog.tsx': 'of the portal: the shortcuts that «?» shows',
  'shell/MenuGroupSheet.tsx': 'of MenuGroupButton: the opened list',
  'shell/PrintedLine.tsx': 'of Shell: the first line of a printed page',
  'screens/ListaField.tsx': 'of the screens that take a pasted list: the list, or its file',
  'screens/MotivoCitado.tsx':
    'of the confirmations before a dismissal, a demotion or a fine: the typed reason',
  'screens/ClaveField.tsx': 'of the forms that ask for a password',
  'screens/SubmitButton.tsx': 'of the forms that are not in a dialog',
};
