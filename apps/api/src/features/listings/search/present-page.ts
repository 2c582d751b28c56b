/** A page in the shape that clients read. `total` counts all rows that match, on every page. */
export function presentPage<Row>(content: Row[], asked: { page: number; size: number }, total: number) {
  const totalPages = Math.ceil(total / asked.size);
  return {
    content,
    pageable: { pageNumber: asked.page, pageSize: asked.size, offset: asked.page * asked.size },
    totalElements: total,
    totalPages,
    numberOfElements: content.length,
    first: asked.page === 0,
    last: asked.page >= totalPages - 1,
  };
}
