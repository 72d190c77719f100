// MUI's grid with the same columns; its free version shows pages of at most 100 rows and
// virtualises them.
import { DataGrid } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';

const columns = ['usuarioNombre', 'categoria', 'ascensos', 'asistencias', 'times', 'fecha'].map(
  (field) => ({
    field,
    headerName: field,
    flex: field === 'usuarioNombre' ? 2 : 1,
    ...(['usuarioNombre', 'fecha'].includes(field) ? {} : { type: 'number' }),
  }),
);
const response = await fetch(
  `../data/nomina-${new URLSearchParams(location.search).get('n')}.json`,
);
const rows = await response.json();

createRoot(document.getElementById('root')).render(
  <div style={{ height: 640 }}>
    <DataGrid
      rows={rows}
      columns={columns}
      showToolbar
      slotProps={{ toolbar: { quickFilterProps: { debounceMs: 0 } } }}
      initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
    />
  </div>,
);
