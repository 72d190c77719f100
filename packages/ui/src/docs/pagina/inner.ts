/** Components that have no page of their own, by path from `src`: each is a part of another, which is named. */
export const INNER: Readonly<Record<string, string>> = {
  'components/NearTooltip.tsx': 'of PlainIconButton: the floating name that is made when somebody comes near',
  'components/PlainIconButton.tsx': 'of Menu: the button that opens it in a row of a list',
  'components/Tooltip.tsx': 'of IconButton: its floating name',
  'components/UiProvider.tsx': 'of the portal and of this book: what stands around everything else',
  'components/UserPicker/PersonaRow.tsx': 'of UserPicker and CommandPalette: one person among those to choose from',
  'components/UserPicker/PickerInput.tsx': 'of UserPicker: the line in which one types',
  'parts/FailureContext.tsx': 'of lazyPart: what tells of parts that did not come; the portal gives PartFailure',
  'shell/BarButton.tsx': 'of TopBar and MenuDrawer: their buttons without words',
  'shell/MenuGroupSheet.tsx': 'of MenuGroupButton: the list that it opens',
};
