import type { KeyboardEvent, MouseEvent } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Stack } from '../layout';
import { SearchBox } from '../SearchBox';
import { SortPicker } from './SortPicker';
import type { ToolbarProps } from './Toolbar';

const Offered = styled(Stack)`
  justify-items: start;
  gap: ${space[2]};
  &:empty { display: none; }
`;

interface ListSheetProps extends ToolbarProps {
  onClose: () => void;
}

/**
 * All tools of a list on a phone: search, sort order, the screen's own filters and actions, export.
 * The list behind the sheet follows each change.
 */
export function ListSheet(props: ListSheetProps) {
  const { searchLabel, query, onQuery, count, children, onClose } = props;
  // An action closes the sheet; a switch or a select does not. The listener is in the capture
  // phase, since buttons stop propagation. It closes the sheet after the button has handled the
  // click.
  const closeAfterAct = ({ target, currentTarget }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button:not([aria-haspopup])') : null;
    if (button && currentTarget.contains(button)) setTimeout(onClose);
  };
  const closeOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title="Filtros y más"
      actions={
        <Button variant="primary" onPress={onClose}>
          {`Ver ${count}`}
        </Button>
      }
    >
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      <Stack>
        {searchLabel && (
          <Stack onKeyDown={closeOnEnter}>
            <SearchBox label={searchLabel} value={query} onChange={onQuery} />
          </Stack>
        )}
        {props.columns.length > 0 && <SortPicker {...props} />}
        <Offered onClickCapture={closeAfterAct}>{children}</Offered>
      </Stack>
    </Dialog>
  );
}
