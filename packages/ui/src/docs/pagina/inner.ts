/**
 * Components without a page of their own, by path from `src`, with the component that each is a
 * part of.
 */
export const INNER: Readonly<Record<string, string>> = {
  'components/Booth.tsx': 'of Logo and of the post: the drawing of the booth',
  'components/CalendarSheet.tsx': 'of DatePicker: the month that it opens',
  'components/DataTable/CompactToolbar.tsx': 'of DataTable: what stands above its cards',
  'components/DataTable/DesktopTable.tsx': 'of DataTable: the table where there is room for one',
  'components/DataTable/ExportButton.tsx': 'of DataTable: the button that gives its rows as a file',
  'components/DataTable/ListSheet.tsx': 'of DataTable: what its compact bar opens',
  'components/DataTable/RowCard.tsx': 'of CardList: one row that unfolds',
  'components/DataTable/SortButton.tsx': 'of DataTable: the head of a column',
  'components/DataTable/MoreRows.tsx': 'of DataTable: the way to the rows that are not here yet',
  'components/DataTable/SortPicker.tsx':
    'of DataTable: the order, where there are no heads to press',
  'components/DataTable/TableHead.tsx': 'of DataTable: the names of its columns',
  'components/DataTable/TableRow.tsx': 'of DataTable: one row of the table',
  'components/DataTable/Toolbar.tsx': 'of DataTable: what stands above the table',
  'components/DataTable/selection/HeadBox.tsx': 'of DataTable: the box that picks all of its rows',
  'components/DataTable/selection/RowBox.tsx': 'of DataTable: the box of a row that can be picked',
  'components/FocusReturn.tsx': 'of Dialog and Drawer: gives the focus back to what opened them',
  'components/MenuSheet.tsx': 'of Menu: the list that it opens',
  'components/Router.tsx':
    'of the app: how links of the portal are followed without loading the page',
  'components/UiProvider.tsx': 'of the portal and of this book: what stands around everything else',
  'components/UserPicker/PersonaRow.tsx':
    'of UserPicker and CommandPalette: one person among those to choose from',
  'components/UserPicker/PickerInput.tsx': 'of UserPicker: the line in which one types',
  'components/UserPicker/SteadySheet.tsx':
    'of UserPicker: keeps its list where the field stays, and what is typed',
  'shell/BarButton.tsx': 'of TopBar and MenuDrawer: their buttons without words',
  'shell/TeclasDialog.tsx': 'of the portal: what «?» shows, the same everywhere',
  'shell/MenuGroupSheet.tsx': 'of MenuGroupButton: the list that it opens',
  'shell/PrintedLine.tsx': 'of Shell: the first line of a printed page',
  'screens/MotivoCitado.tsx':
    'of the questions before a dismissal, a demotion or a fine: the reason as it was written',
  'screens/ClaveField.tsx': 'of the forms that ask for a password',
  'screens/SubmitButton.tsx': 'of the forms that are not in a dialog',
};
