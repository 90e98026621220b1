package main

import (
	"encoding/json"
	"fmt"
	"os"
)

// docs:start
import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"time"
)

// verify reports whether Taskwire signed this body within the tolerance: 5 * time.Minute.
//
// The body must be as received, byte for byte, before any parsing. With net/http:
//
//	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
//	if err != nil || !verify(secret, r.Header.Get("Service-Signature"), body, time.Now(), 5*time.Minute) {
//		http.Error(w, "not authentic", http.StatusBadRequest)
//		return
//	}
func verify(secret, header string, body []byte, now time.Time, tolerance time.Duration) bool {
	var t string
	var signatures []string
	for _, entry := range strings.Split(header, ",") {
		switch name, value, _ := strings.Cut(entry, "="); name {
		case "t":
			t = value
		case "v1":
			signatures = append(signatures, value)
		}
	}
	seconds, err := strconv.ParseInt(t, 10, 64)
	age := now.Truncate(time.Second).Sub(time.Unix(seconds, 0)).Abs()
	if secret == "" || err != nil || age > tolerance {
		return false
	}

	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(t + "."))
	mac.Write(body)
	expected := hex.EncodeToString(mac.Sum(nil))
	for _, given := range signatures {
		if hmac.Equal([]byte(given), []byte(expected)) {
			return true
		}
	}
	return false
}

// docs:end

// `go run verify.go < webhook-vectors.json` prints `valid` or `invalid` for each vector.
func main() {
	var document struct {
		Vectors []struct {
			Secrets      []string
			Header, Body string
			Now          int64
		}
	}
	if err := json.NewDecoder(os.Stdin).Decode(&document); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	for _, vector := range document.Vectors {
		result := "invalid"
		for _, secret := range vector.Secrets {
			if verify(secret, vector.Header, []byte(vector.Body), time.Unix(vector.Now, 0), 5*time.Minute) {
				result = "valid"
			}
		}
		fmt.Println(result)
	}
}
