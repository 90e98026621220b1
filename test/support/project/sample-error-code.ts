/** An entry of `x-error-catalog` with all fields that codegen requires. */
export const sampleErrorCode = `  gone:
    status: 404
    type: invalid_request_error
    description: It was there.
    when: After it was deleted.
    remedy: Nothing.
    example:
      error:
        type: invalid_request_error
        code: gone
        message: It is gone.
        request_id: 3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68
`
